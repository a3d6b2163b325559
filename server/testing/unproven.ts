const earlier = 'answered before the handler, the same for every call with files: kernel/http/uploads.test.ts has it'

/** Answers that a call declares and no test makes yet, as `path code`, each with the reason. It only ever shrinks. */
export const unproven: Record<string, string> = {
  '/api/basic/member/login/embedSignIn TOO_OFTEN':
    'a limit kept on the side pool: its test has to fill the count first',
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
  '/api/basic/member/login/registerQY UPLOADS_BUSY': earlier,
  '/api/basic/system/file/upload FORM_INVALID': earlier,
  '/api/basic/system/file/upload UPLOADS_BUSY': earlier,
  '/api/buyer/basic/system/file/upload FORM_INVALID': earlier,
  '/api/buyer/basic/system/file/upload UPLOADS_BUSY': earlier,
  '/api/buyer/basic/system/file/uploadBase64 UPLOADS_BUSY': earlier,
}
