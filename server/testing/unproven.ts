/** Answers that a call declares and no test makes yet, as `path code`, each with the reason. It only ever shrinks. */
export const unproven: Record<string, string> = {
  '/api/basic/member/login/imageCheck TOO_OFTEN': 'a limit kept on the side pool: its test has to fill the count first',
  '/api/basic/member/login/embedSignIn TOO_OFTEN':
    'a limit kept on the side pool: its test has to fill the count first',
  '/api/basic/member/login/embedSignIn SMS_CODE_WRONG':
    'the same check as in ticketLogin, which has the tests; this name of it has none yet',
  '/api/basic/member/login/embedSignIn IMAGE_NEEDED':
    'the same check as in ticketLogin, which has the tests; this name of it has none yet',
  '/api/basic/member/login/embedSignIn IMAGE_WRONG':
    'the same check as in ticketLogin, which has the tests; this name of it has none yet',
  '/api/basic/member/login/judgeVerification TOO_OFTEN':
    'nothing in its handler seems to give it: to be taken out of the contract, or tested',
  '/api/basic/system/file/upload TOO_OFTEN': 'a limit kept on the side pool: its test has to fill the count first',
  '/api/buyer/basic/system/file/upload TOO_OFTEN':
    'a limit kept on the side pool: its test has to fill the count first',
  '/api/buyer/basic/system/file/uploadBase64 TOO_OFTEN':
    'a limit kept on the side pool: its test has to fill the count first',
  '/api/trading/freight/selByParam AREA_UNKNOWN': 'no test names an area that is not there yet',
  '/api/account/cashflow/selMoney RANGE_TOO_LONG': 'no test asks for more than a year yet',
  '/api/finance/account/sendMessage SMS_LIMIT': 'a limit kept on the side pool: its test has to fill the count first',
  '/api/account/card/personBindCard SMS_LIMIT': 'a limit kept on the side pool: its test has to fill the count first',
  '/api/account/card/bindCardConfirm CARD_FULL':
    'refused before that by personBindCard: its test has to bind the others between the two',
  '/api/account/card/bindCardConfirm CARD_EXISTS':
    'refused before that by personBindCard: its test has to bind the same card between the two',
  '/api/trading/orderHandle/uploadVoucher STATE_CHANGED': 'no test brings a voucher for a paid order by this name yet',
}
