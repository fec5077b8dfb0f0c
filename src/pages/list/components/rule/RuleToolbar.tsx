import { useT } from '@@/texts/rule';
import {
  BookOutlined,
  DownloadOutlined,
  EllipsisOutlined,
  PlusOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Flex, type InputRef, Skeleton } from 'antd';
import { lazy, type Ref, Suspense } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { ruleQuery } from '@/domain/rule/ruleFields';
import { ExportMenu } from './ExportMenu';
import { RuleFilters } from './RuleFilters';
import { RuleSearch } from './RuleSearch';
import styles from './RuleToolbar.module.css';
import { useRulePage } from './rulePage';
import { toViewSearch } from './savedViews';
import { ToolbarPopup } from './ToolbarPopup';

const ViewList = lazy(() => import('./ViewList'));

/** Search, filters and views, then the actions of the whole table. */
export function RuleToolbar({ searchField }: { searchField: Ref<InputRef> }) {
  const { rules, rows, settings, change, panels, files } = useRulePage();
  const t = useT();
  const total = rules.data?.total;
  return (
    <Flex className={styles.toolbar} align="center" gap={8}>
      <RuleSearch
        ref={searchField}
        keyword={rules.query.keyword}
        onSearch={(keyword, options) => rules.change({ keyword }, options)}
        onLeave={() => rows.focusRow()}
      />
      <RuleFilters />
      <ToolbarPopup label={t('rule.views')} icon={<BookOutlined aria-hidden />}>
        {(close) => (
          <Suspense fallback={<Skeleton active style={{ inlineSize: 320 }} />}>
            <ViewList
              views={settings.views}
              search={toViewSearch(new URLSearchParams(rules.searchWith({})), ruleQuery)}
              onChange={(views) => change({ views })}
              onClose={close}
            />
          </Suspense>
        )}
      </ToolbarPopup>
      <p role="status" className={`${styles.total} ${layout.fill} ${typography.note}`}>
        {total !== undefined && t('rule.list.total', { total })}
      </p>
      <Button
        className={styles.tools}
        icon={<SettingOutlined aria-hidden />}
        aria-label={t('rule.settings.columns.button')}
        onClick={() => panels.open({ name: 'settings' })}
      >
        <span className={styles.label}>{t('rule.settings.columns.button')}</span>
      </Button>
      <ExportMenu
        label={t('rule.export')}
        icon={<DownloadOutlined aria-hidden />}
        loading={files.busy === 'export'}
        onExport={files.exportMatching}
      />
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        aria-label={t('rule.create')}
        onClick={() => panels.open({ name: 'create' })}
      >
        <span className={styles.label}>{t('rule.create')}</span>
      </Button>
      <PageMenu />
    </Flex>
  );
}

/** Less frequent actions of the page. */
function PageMenu() {
  const { panels, files } = useRulePage();
  const t = useT();
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      menu={{
        'aria-label': t('rule.more'),
        items: [
          { key: 'bin', label: t('rule.bin'), onClick: panels.openBin },
          { key: 'settings', label: t('rule.settings'), onClick: () => panels.open({ name: 'settings' }) },
          {
            key: 'shortcuts',
            label: t('rule.keys.title'),
            className: styles.withKeyboard,
            onClick: () => panels.open({ name: 'shortcuts' }),
          },
          {
            type: 'group',
            key: 'export',
            label: t('rule.export'),
            className: styles.onPhones,
            children: [
              { key: 'shown', label: t('rule.export.shown'), onClick: () => files.exportMatching(false) },
              { key: 'all', label: t('rule.export.all'), onClick: () => files.exportMatching(true) },
            ],
          },
        ],
      }}
    >
      <Button icon={<EllipsisOutlined aria-hidden />} aria-haspopup="menu" aria-label={t('rule.more')} />
    </Dropdown>
  );
}
