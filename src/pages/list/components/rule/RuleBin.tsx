import { useT } from '@@/texts/rule';
import { Button, Checkbox, Flex, Input } from 'antd';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { EmptyState } from '@/components/EmptyState';
import layout from '@/components/layout.module.css';
import { Pager } from '@/components/list/Pager';
import { usePageInRange } from '@/components/list/useEmptyPage';
import { useMessage } from '@/components/MessageContext';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { SideDrawer } from '@/components/SideDrawer';
import typography from '@/components/typography.module.css';
import { useAllowClear } from '@/components/useAllowClear';
import { RULE_BIN_DAYS, ruleBinQuery } from '@/domain/rule/rule';
import { type RuleBatchResult, skippedTotal } from '@/domain/rule/ruleBatch';
import { cleanKeyword } from '@/domain/typedKeyword';
import { listDeletedRules, purgeRules, restoreRules } from '@/services/rule';
import { SkippedRules } from './ApprovalOutcome';
import { DeletedRuleItem } from './DeletedRuleItem';
import { useRulePage } from './rulePage';

const START = ruleBinQuery.read(new URLSearchParams());

/** The deleted rules of the last days. They can be restored, or deleted for good after a confirmation. */
export default function RuleBin() {
  const { rules: table, panels } = useRulePage();
  const open = panels.isBinOpen;
  const t = useT();
  const allowClear = useAllowClear();
  const message = useMessage();
  const [query, setQuery] = useState(START);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [purging, setPurging] = useState<readonly string[]>([]);
  const [skipped, setSkipped] = useState<{ action: 'restore' | 'purge'; result: RuleBatchResult }>();
  const bin = useQuery((options) => listDeletedRules(query, options), { key: query, ready: open });
  const rules = bin.data?.list ?? [];
  const keys = rules.map(({ key }) => key);
  const goToPage = (current: number) => setQuery({ ...query, current });
  usePageInRange(bin, query.current, goToPage);

  const { run, pendingArgs } = useAction(
    (action: 'restore' | 'purge', chosen: readonly string[]) =>
      action === 'restore' ? restoreRules(chosen) : purgeRules(chosen),
    {
      async onDone(result, action, chosen) {
        setPurging([]);
        setSelected((before) => before.filter((key) => !chosen.includes(key)));
        setSkipped(skippedTotal(result) > 0 ? { action, result } : undefined);
        if (result.done > 0)
          void message.success(
            t(action === 'restore' ? 'rule.restored' : 'rule.purged', { count: result.done }),
          );
        if (action === 'restore') void table.refresh();
        await bin.refresh();
      },
    },
  );
  const busy = pendingArgs?.[0];

  const selectedHere = keys.filter((key) => selected.includes(key)).length;
  const select = (chosen: readonly string[], isSelected: boolean) =>
    setSelected((before) => [
      ...before.filter((key) => !chosen.includes(key)),
      ...(isSelected ? chosen : []),
    ]);

  function content(total: number) {
    if (total === 0) {
      return <EmptyState title={t(query.keyword ? 'rule.notFound' : 'rule.bin.empty')} />;
    }
    return (
      <div aria-busy={bin.isLoading}>
        <Flex wrap align="center" gap={8} style={{ minBlockSize: 40 }}>
          <Checkbox
            checked={selectedHere === keys.length && keys.length > 0}
            indeterminate={selectedHere > 0 && selectedHere < keys.length}
            onChange={({ target }) => select(keys, target.checked)}
          >
            {t(selected.length > 0 ? 'rule.selected' : 'rule.select.page', { count: selected.length })}
          </Checkbox>
          {selected.length > 0 && (
            <>
              <Button size="small" loading={busy === 'restore'} onClick={() => void run('restore', selected)}>
                {t('rule.bin.restore.selected')}
              </Button>
              <Button size="small" danger onClick={() => setPurging(selected)}>
                {t('rule.bin.purge.selected')}
              </Button>
            </>
          )}
        </Flex>
        <ul aria-label={t('rule.bin')} className={`${layout.divided} ${layout.spaceAfterMd}`}>
          {rules.map((rule) => (
            <DeletedRuleItem
              key={rule.key}
              rule={rule}
              isSelected={selected.includes(rule.key)}
              isBusy={busy !== undefined}
              onSelect={(isSelected) => select([rule.key], isSelected)}
              onRestore={() => void run('restore', [rule.key])}
              onPurge={() => setPurging([rule.key])}
            />
          ))}
        </ul>
        {total > query.pageSize && (
          <Pager current={query.current} pageSize={query.pageSize} total={total} onChange={goToPage} />
        )}
      </div>
    );
  }

  return (
    <SideDrawer
      open={open}
      hasEntry
      // Keeps the text of its search.
      destroyOnHidden={false}
      title={t('rule.bin')}
      size={640}
      styles={{ wrapper: { maxInlineSize: '100vw' } }}
      onClose={panels.closeBin}
    >
      <p className={typography.note}>{t('rule.bin.description', { days: RULE_BIN_DAYS })}</p>
      <Input.Search
        className={layout.spaceAroundMd}
        allowClear={allowClear}
        aria-label={t('rule.bin.search')}
        placeholder={t('rule.bin.search')}
        onSearch={(keyword) => setQuery({ ...START, keyword: cleanKeyword(keyword) || undefined })}
      />
      {skipped && <SkippedRules {...skipped} onClose={() => setSkipped(undefined)} />}
      <QueryContent query={bin} failed={t('rule.bin.failed')}>
        {({ total }) => content(total)}
      </QueryContent>
      <Dialog
        open={purging.length > 0}
        width={420}
        title={t('rule.bin.purge.title', { count: purging.length })}
        okText={t('rule.bin.purge')}
        okButtonProps={{ danger: true }}
        confirmLoading={busy === 'purge'}
        cancelText={t('rule.form.cancel')}
        onOk={() => void run('purge', purging)}
        onClose={() => setPurging([])}
      >
        {t('rule.bin.purge.description')}
      </Dialog>
    </SideDrawer>
  );
}
