/** What guessers try first, of eight characters and more, in lower case. Runs and repeats are told by rule. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword p@ssword1 pa$$word pa55word
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234 qwe123456 qweasdzxc qweasd123 qazwsxedc qazwsx123
  1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y zaq12wsx zaq1zaq1 q1w2e3r4 asdfghjk asdfghjkl asdf1234
  asd123456 zxcvbnm1 zxcvbnm123 zxc123456 abcd1234 abc12345 abc123456 abc123abc abcdefgh1 a1234567 a12345678 a123456789
  aa123456 aa12345678 aa123123 aaa123456 aaaa1234 woaini1314 woaini520 woaini521 woaini123 iloveyou iloveyou1 iloveyou2
  5201314520 52013145 5201314a a5201314 1314520520 13145200 520520520 wang1234 wang123456 zhang123 zhang123456 li123456
  liu123456 chen123456 yang123456 huang123 123456aa 123456abc 123456ab 123456qq 123456789a 123456789q 12345678a 12345678q
  1234567a 1234qwer 1234abcd 123qweasd 123qwe123 123abc123 123456asd 123321123 12341234 12344321 123123123 123123aa
  11223344 1122334455 112233445566 147258369 147852369 159357159 159753159 741852963 789456123 963852741 987654321a
  admin123 admin1234 admin123456 administrator adminadmin root1234 root123456 test1234 test12345 test123456 testtest
  user1234 guest123 welcome1 welcome123 welcome2024 welcome2025 welcome2026 letmein1 letmein123 changeme changeme1
  changeme123 default1 secret123 superman superman1 batman123 dragon123 monkey123 master123 football football1 baseball
  basketball sunshine sunshine1 princess princess1 charlie1 michael1 jordan23 trustno1 starwars whatever computer
  internet samsung1 iphone123 huawei123 xiaomi123 taobao123 alibaba123 tencent123 weixin123 wechat123 qq123456 qq12345678
  qq123456789 beijing1 beijing2008 beijing123 shanghai shanghai123 china123 china2008 zhongguo zhongguo1 woshishui
  woaiwojia wodemima nihao123 nihao1234 haohaoxuexi wotu1234 wotu12345 wotu123456 wotu2026 farm1234 farm123456
  nongye123 nongmin123 nongye123456 88888888a 66668888 88886666 00000000a 1234567890a 0987654321a google123 facebook
  linkedin michelle jennifer hello123 hello1234 hello12345 killer123 freedom1 shadow123 flower123 lovely123 babygirl
  blahblah fuckyou1 asshole1 pokemon1 pokemon123 liverpool chelsea1 arsenal1 barcelona rockyou1 temp1234 temppass
  pass1234 pass12345 passpass mypassword yourpassword newpassword oldpassword password2024 password2025 password2026`.split(
    /\s+/,
  ),
)
