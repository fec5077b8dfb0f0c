import { useT } from '@@/texts/entry';
import type { ProLayoutProps } from '@ant-design/pro-components';
import { Link, useAccess } from '@umijs/max';
import { consolePlaceAt } from './consoleMenu';

const HOME = '/welcome';

/**
 * Returns the breadcrumb of a console page for ProLayout: console, menu group, page, and the name that the page sets. Groups without a
 * page and the current page have no path.
 */
export function useConsoleTrail(pathname: string, name: string | undefined) {
  const t = useT();
  const access = useAccess();
  const current = consolePlaceAt(pathname, access);
  if (!current) return [];

  const { page, group } = current;
  const title = t(page.titleId);
  const hasName = name !== undefined && name !== title;
  return [
    {
      title: t('frame.console'),
      path: access[HOME] && page.path !== HOME ? HOME : undefined,
    },
    ...(group ? [{ title: t(group.titleId), path: group.hasPage ? group.path : undefined }] : []),
    { title, path: hasName ? page.path : undefined },
    ...(hasName ? [{ title: name }] : []),
  ];
}

/** A step of the breadcrumb. */
export const renderTrailStep: ProLayoutProps['itemRender'] = ({ title, path }, _, steps) => {
  if (path) return <Link to={path}>{title}</Link>;
  return <span aria-current={title === steps.at(-1)?.title ? 'page' : undefined}>{title}</span>;
};
