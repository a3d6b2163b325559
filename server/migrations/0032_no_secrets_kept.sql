-- Answers that hold a token, a code or an authorisation are no longer kept with their idempotency keys; what was kept goes.
delete from idempotency
where path = any (array[
  '/api/basic/member/login/judgeVerification', '/api/basic/member/login/embedCode', '/api/basic/member/login/embedSignIn',
  '/api/basic/member/login/embedFrame', '/api/basic/member/login/embedToken', '/api/basic/member/login/vouchToken',
  '/api/basic/member/bind/getKeyByPhone', '/api/basic/member/login/checkoutPayPwd'
]);
