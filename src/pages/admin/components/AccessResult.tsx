import { useT } from '@@/texts/admin';
import { CheckCircleFilled, CloseCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { useAppData } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { getShownSections } from '@/components/ColumnsContext';
import { buildColumnTree } from '@/components/columnTree';
import { findSections } from '@/components/findSections';
import { isKnownPath, pageAt } from '@/components/grantedPage';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { type AccessLink, explainAccess, getKeysBelow, type PageRule } from '@/domain/account/accessChain';
import type { PersonAccess } from '@/domain/console/consoleAccess';
import { runtimeSettings } from '@/layouts/root/runtimeSettings';
import { useMenuEntryName } from '@/layouts/session/useMenuEntryName';
import { siteRoutes } from '../../../../config/routes';
import { useLinkText } from './useLinkText';

type Routes = ReturnType<typeof useAppData>['clientRoutes'];

/** The rule of the page at a path, as the guard of the site reads it. */
function getRule(routes: Routes, pathname: string): PageRule | undefined {
  if (isKnownPath(routes, pathname)) return pageAt(routes, pathname) as PageRule;
  return getKeysBelow(siteRoutes, pathname).length > 0 ? { isParent: true } : undefined;
}

const ICONS: Record<AccessLink['state'], ReactNode> = {
  passed: <CheckCircleFilled aria-hidden className={typography.success} />,
  failed: <CloseCircleFilled aria-hidden className={typography.error} />,
  skipped: <MinusCircleOutlined aria-hidden className={typography.note} />,
};

/** Whether an account can open a page, with each requirement. */
export function AccessResult({ person, pathname }: { person: PersonAccess; pathname: string }) {
  const t = useT();
  const { clientRoutes } = useAppData();
  const getName = useMenuEntryName();
  const { name, lockedUntil, sessions, menus, requests } = person;
  const roots = buildColumnTree(person.columns);
  const { outcome, missing, links } = explainAccess({
    // Open sessions of a locked account go on.
    account: lockedUntil && sessions === 0 ? 'locked' : 'signedIn',
    menus,
    pathname,
    rule: getRule(clientRoutes, pathname),
    isPage: (path) => isKnownPath(clientRoutes, path),
    sections: getShownSections({
      status: 'ready',
      roots,
      sections: findSections(roots, runtimeSettings.sections),
      refresh: () => {},
    }),
  });
  const getText = useLinkText(person);
  const request = requests.find(({ path }) => path === missing);
  const isOpen = outcome === 'open';

  return (
    <Flex vertical gap={8}>
      <Flex gap={8} align="center" className={typography.strong}>
        {ICONS[isOpen ? 'passed' : 'failed']}
        <span className={typography.plaintext}>
          {t(isOpen ? 'admin.check.can' : 'admin.check.cannot', { name, page: getName(pathname) })}
        </span>
      </Flex>
      <ul className={layout.divided}>
        {links.map((link) => (
          <Flex key={link.link} component="li" wrap align="baseline" gap={8} style={{ paddingBlock: 8 }}>
            {ICONS[link.state]}
            <span className={typography.strong} style={{ flexBasis: 96 }}>
              {t(`admin.link.${link.link}`)}
              <span className={typography.visuallyHidden}>{t(`admin.state.${link.state}`)}</span>
            </span>
            <span
              className={`${typography.anywhere} ${typography.plaintext} ${link.state === 'skipped' ? typography.note : ''}`}
              style={{ flex: '1 1 240px' }}
            >
              {getText(link)}
            </span>
          </Flex>
        ))}
      </ul>
      {request?.status === 'open' && (
        <div>
          <LinkButton to="/admin/sub-page" type="primary">
            {t('admin.check.review')}
          </LinkButton>
        </div>
      )}
    </Flex>
  );
}
