import { useT } from '@@/texts/admin';
import type { AccessLink } from '@/domain/account/accessChain';
import type { PersonAccess } from '@/domain/console/consoleAccess';
import { dateFormat, dateText } from '@/domain/intlFormats';
import { useMenuEntryName } from '@/layouts/session/useMenuEntryName';

/** Returns a function that says how a requirement is met, or why it is not. */
export function useLinkText({
  role,
  lockedUntil,
  sessions,
  requests,
}: PersonAccess): (link: AccessLink) => string {
  const t = useT();
  const getName = useMenuEntryName();
  const joined = (paths: string[]) => new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(paths);

  /** Chinese sentences follow each other without a space. */
  const sentences = (...texts: (string | false | undefined)[]) =>
    texts.filter(Boolean).join(t.locale.startsWith('zh') ? '' : ' ');

  /** The state of a request for the missing entry, or of the one that granted it. */
  function requestText(path: string): string {
    const request = requests.find((each) => each.path === path);
    if (!request) return '';
    const { status, decidedAt, requestedAt, note = '' } = request;
    const date = dateText(t.locale, decidedAt ?? requestedAt);
    const text = t(`admin.link.request.${status}`, { date });
    const reason = note && t('admin.link.request.note', { note });
    return sentences(text, reason);
  }

  function menuText(link: Extract<AccessLink, { link: 'menu' }>, key: string): string {
    if (link.state === 'skipped') return t('admin.link.menu.skipped');
    if (link.state === 'failed') {
      const parents =
        link.parents.length > 0 && t('admin.link.menu.parents', { parents: joined(link.parents) });
      const missing = t('admin.link.menu.failed', { key });
      return sentences(missing, parents, requestText(key));
    }
    const trail = t('admin.link.menu.passed', { trail: link.trail.join(' › ') });
    const isRequested = requests.some(({ path, status }) => path === key && status === 'granted');
    const source = isRequested
      ? requestText(key)
      : t('admin.link.menu.role', { role: t(`admin.role.${role}`) });
    return sentences(trail, source);
  }

  return (link) => {
    switch (link.link) {
      case 'page':
        if (link.state === 'failed') return t('admin.link.page.failed');
        return t(link.isParent ? 'admin.link.page.parent' : 'admin.link.page.passed');
      case 'key':
        return t(`admin.link.key.${link.key ? 'passed' : 'skipped'}`, { key: link.key });
      case 'account': {
        if (link.state === 'skipped') return t('admin.link.account.skipped');
        const until =
          lockedUntil && dateFormat(t.locale, { timeStyle: 'short' }).format(new Date(lockedUntil));
        const locked = until && t('admin.link.account.locked', { until });
        const active = t('admin.link.account.passed', { count: sessions });
        return link.state === 'failed' ? locked || '' : sentences(active, locked);
      }
      case 'menu':
        return menuText(link, link.key ?? '');
      case 'parent':
        if (link.state !== 'passed') return t(`admin.link.parent.${link.state}`);
        return t('admin.link.parent.passed', { child: getName(link.child ?? '') });
      case 'column': {
        const section = link.section && t(`section.${link.section as 'market'}`);
        return t(`admin.link.column.${link.state}`, { section });
      }
    }
  };
}
