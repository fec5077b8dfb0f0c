/**
 * Common passwords, lower case, separated by white space: world-wide favourites and habits of Chinese users (5201314 "love
 * you for life", woaini "I love you", qq, names, 888). Sequences and repetitions are found by rule (password.ts). One text
 * compresses well.
 */
const LIST = `
password password1 password12 password123 password1234 password! password1! password123! password@123 password01
passw0rd passw0rd1 passw0rd123 p@ssword p@ssword1 p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssw0rd! pa55word pa$$word pa$$w0rd
passwort passw0rt motdepasse contrasena mypassword newpassword changeme changeme1 changeme123 letmein letmein1 letmein123
welcome welcome1 welcome12 welcome123 welcome@123 welcome2024 welcome2025 welcome2026 default1 default123 temp1234 temppass
admin admin1 admin12 admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 admin!@# admin888 admin666 adminadmin
administrator root root1234 root123456 rootroot toor1234 test1234 test12345 test123456 testtest test@123 user1234 user123456
guest123 guest1234 login123 master123 manager1 manager123 server123 system32 oracle123 mysql123 huawei123 huawei@123 huawei12#$
iloveyou iloveyou1 iloveyou2 iloveyou520 iloveyou1314 loveyou1 lovely123 sunshine sunshine1 princess princess1 football football1
baseball baseball1 basketball superman superman1 batman123 spiderman dragon123 dragon12 monkey123 monkey12 shadow123 michael1
jennifer jessica1 jordan23 charlie1 starwars starwars1 trustno1 computer computer1 internet internet1 whatever whatever1
freedom1 flower123 hello123 hello1234 helloworld hellohello killer123 pokemon1 samsung1 samsung123 google123 facebook facebook1
liverpool chelsea1 arsenal1 mustang1 corvette maverick midnight michelle victoria elizabeth alexander christian chocolate
butterfly snoopy123 summer123 summer2024 summer2025 summer2026 winter123 winter2025 spring2026 autumn2025 january1 december
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui1 qwe123456 qwe123qwe qweqwe123 qweasd123
qweasdzxc qweasdzxc123 qaz123456 qazwsx123 qazwsxedc1 qaz123wsx zaq12wsx zaq1zaq1 zxc123456 zxcvbnm1 zxcvbnm123 asd123456
asdasd123 asdfgh123 asdf1234 asdfasdf asdfqwer qwerasdf qwer1234 qwer123456 1qazxsw2 1qaz1qaz q1w2e3r4 1q2w3e4r 1q2w3e4r5t
abc12345 abc123456 abc1234567 abc123456789 abc123abc abcd1234 abcd12345 abcd123456 abcabc123 aabbcc123 abcde12345 a1b2c3d4
a1234567 a12345678 a123456789 a1234567890 a123123123 a11111111 a88888888 a00000000 a123456a a123456b aa123456 aa12345678
aa123456789 aaa123456 aaaa1111 aaa111222 as123456 asd12345 az123456 q1234567 q12345678 q123456789 qq123456 qq1234567
qq12345678 qq123456789 qq123123 qq5201314 qq1314520 qqq123456 qwqw1212 w123456789 z123456789 zz123456 zzz123456 x123456789
wang1234 wang123456 wang123456789 zhang123 zhang123456 zhangwei zhangsan liu123456 li123456 li123456789 chen123456 yang123456
lin123456 huang123456 zhao123456 xiaoming xiaoming123 lilili123 wangwei123 caonima123 caonimabi woaini123 woaini520
woaini521 woaini1314 woaini5201314 woaini123456 woaiwojia woaiziji woaibaba woaimama woaiwoziji woshishui woshishei
woshinidie nihao123 nihao123456 nihaoma1 wodemima mima1234 mima123456 wobuzhidao zhongguo zhongguo1 beijing2008 shanghai
5201314 5201314a 5201314b 5201314q 5201314w 5201314z 5201314aa 5201314qq 520520520 521521521 a5201314 aa5201314 ai5201314
w5201314 z5201314 l5201314 love5201314 love1314 love520520 520131400 52013145 5201314520 13145200 13141314 1314520a a1314520
1314520520 13145201314 wo5201314 qwe5201314 520woaini 1314woaini 201314 20131420 584520 58452013 7758521 7758521a 77585210
7758258 77582580 a7758521 aa7758521 147258369 147852369 147896325 159357159 159753159 1593572468 159357456 258369147
369258147 741852963 789456123 963852741 987654321a 123456789a 123456789q 123456789z 123456789qq 123456789abc 12345678a
12345678q 12345678abc 1234567a 1234567b 1234567q 123456aa 123456ab 123456abc 123456abcd 123456as 123456qq 123456qwe
123456qwerty 123456zz 123456zxc 123456aaa 123456wang 123456woaini 12345qwert 1234qwer 1234asdf 1234abcd 123qweasd
123qweasdzxc 123qwe123 123qwe123qwe 123abc123 123asd123 123456.. 123456789. 12345678. 123456!@# 123456@qq 123123qq 123123aa
123123123 123123123a 1231231234 123321123 1233211234567 123321aa 12344321 1234554321 123454321 12341234 123412345 1234512345
123456123 123456123456 1234567812345678 123456654321 1234567887654321 123456789123 123456789987654321 11223344 1122334455
112233445566 111222333 111222tianya 112112112 121212121 12121212 13131313 19191919 21212121 22446688 23232323 10101010
01010101 10203040 102030405060 100200300 11110000 11112222 12301230 11112222a 111111aa 111111qq 11111111a 1111111a
111111111a 88888888a 8888888a 88889999 66668888 66666666a 66886688 168168168 16816888 51888888 00000000a 000000aa 0000000a
99998888 98765432a 19841010 19851010 19861010 19871010 19881010 19891010 19900101 19910101 19920101 19950101 20000101
20080808 31415926 3141592653 314159265358 27182818 24681357 13579246 135792468 1357924680 2468013579 0987654321a
qwertyuiop1 qwertyuiop123 qwerty!@# !qaz1qaz !@#123456 admin!@#123 abc!@#123 abc@123456 abc@12345 aa@123456 qq@123456 a@123456
p@$$w0rd pass1234 pass12345 pass123456 passpass pass@123 pass@1234 pass@word1 secret123 supersecret private1 access14
mima12345678 taobao123 alibaba1 alipay123 tencent1 weixin123 baidu123 jiayou123 laopo520 laogong520 baobao520 baobei520
xiaobao1 mmmmmmmm1 haha1234 hahahaha asdasdasd qweqweqwe zxczxczxc qazqazqaz
`;

/** Look up with a lower-cased password. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
