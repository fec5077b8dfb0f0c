import type { AuthorizationRequest } from '../../../src/domain/demoIdentity';
import { MockReply } from '../http';
import type { Language, Text } from '../text';
import { IDENTITIES, PROVIDER } from './provider';

const TEXTS = {
  title: { zh: '登录“服务市场”', en: 'Sign in to Service Market' },
  lead: {
    zh: '服务市场将获得您的账号名称。请选择账号并确认。',
    en: 'Service Market will learn the name of your account. Choose the account and confirm.',
  },
  demo: {
    zh: '演示用的身份提供方，以下为示例账号。',
    en: 'An identity provider for demonstrations, with sample accounts.',
  },
  accounts: { zh: '账号', en: 'Account' },
  allow: { zh: '同意', en: 'Allow' },
  deny: { zh: '拒绝', en: 'Deny' },
  refusedTitle: { zh: '请求无效', en: 'The request is not valid' },
  refused: {
    zh: '请求来自未知的应用，或返回地址未登记。请关闭此页面。',
    en: 'It comes from an unknown application, or its return address is not registered. Close this page.',
  },
} satisfies Record<string, Text>;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-block-size: 100vh; }
main { box-sizing: border-box; inline-size: min(100%, 440px); padding: 24px; }
h1 { margin-block: 0 8px; font-size: 24px; line-height: 1.3; }
fieldset { margin: 16px 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
label { display: flex; gap: 12px; align-items: center; min-block-size: 48px; border-block-end: 1px solid GrayText; }
label span { color: GrayText; }
button { min-block-size: 44px; padding-inline: 24px; font: inherit; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? '',
  );

const html = (language: Language, title: Text, content: string, status: number): MockReply =>
  new MockReply(
    status,
    { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en-US'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title[language]} - ${PROVIDER.name[language]}</title><style>${STYLE}</style><main><p>${PROVIDER.name[language]}</p><h1>${title[language]}</h1>${content}</main></html>`,
  );

/** The provider's page on which the user chooses an account and allows the sign-in, or denies it. */
export function consentPage(request: AuthorizationRequest, language: Language): MockReply {
  const hidden = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value = '']) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    );
  const accounts = IDENTITIES.map(
    ({ subject, account, name }, index) =>
      `<label><input type="radio" name="account" value="${subject}"${index === 0 ? ' checked' : ''}> <b>${account}</b> <span>${name[language]}</span></label>`,
  );
  const content = `<p>${TEXTS.lead[language]}</p><form method="post">${hidden.join('')}<fieldset><legend>${TEXTS.accounts[language]}</legend>${accounts.join('')}</fieldset><button name="decision" value="allow">${TEXTS.allow[language]}</button> <button name="decision" value="deny">${TEXTS.deny[language]}</button></form><p><small>${TEXTS.demo[language]}</small></p>`;
  return html(language, TEXTS.title, content, 200);
}

/** The page for a request that must not be sent back to where it claims to come from. */
export const refusedPage = (language: Language): MockReply =>
  html(language, TEXTS.refusedTitle, `<p>${TEXTS.refused[language]}</p>`, 400);
