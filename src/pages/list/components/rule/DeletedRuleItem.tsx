import { useT } from '@@/texts/rule';
import { Button, Checkbox, Flex } from 'antd';
import { relativeTime } from '@/browser/relativeTime';
import { Code } from '@/components/Code';
import { InlineDetails } from '@/components/InlineDetails';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { currentTime } from '@/domain/currentTime';
import { dateText, relativeFormat } from '@/domain/intlFormats';
import type { DeletedRule } from '@/domain/rule/rule';
import styles from './RuleBin.module.css';

/** From here on the days left are highlighted. */
const FEW_DAYS = 3;

interface DeletedRuleItemProps {
  rule: DeletedRule;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: (isSelected: boolean) => void;
  onRestore: () => void;
  onPurge: () => void;
}

/** A deleted rule: who deleted it, when, and how long it is kept. */
export function DeletedRuleItem({ rule, isSelected, isBusy, ...handlers }: DeletedRuleItemProps) {
  const t = useT();
  const { key, name, deletedAt, deletedBy, daysLeft } = rule;
  const { value, unit } = relativeTime(deletedAt, currentTime());
  return (
    <Flex component="li" className={styles.rule} align="flex-start" gap={12}>
      <Checkbox
        aria-label={t('rule.select.one', { name })}
        checked={isSelected}
        onChange={({ target }) => handlers.onSelect(target.checked)}
      />
      <div className={`${layout.fill} ${typography.anywhere}`}>
        <p dir="auto" className={typography.strong}>
          {name}
        </p>
        <InlineDetails>
          <Code>{key}</Code>
          <span>{t('rule.bin.deletedBy', { name: deletedBy })}</span>
          <time dateTime={deletedAt} title={dateText(t.locale, deletedAt, { short: true, withTime: true })}>
            {relativeFormat(t.locale).format(value, unit)}
          </time>
          <span className={daysLeft <= FEW_DAYS ? typography.error : undefined}>
            {t('rule.bin.daysLeft', { count: daysLeft })}
          </span>
        </InlineDetails>
        <Flex className={layout.spaceBeforeXs} wrap gap={8}>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t('rule.bin.restore.of', { name })}
            onClick={handlers.onRestore}
          >
            {t('rule.bin.restore')}
          </Button>
          <Button
            size="small"
            danger
            type="text"
            disabled={isBusy}
            aria-label={t('rule.bin.purge.of', { name })}
            onClick={handlers.onPurge}
          >
            {t('rule.bin.purge')}
          </Button>
        </Flex>
      </div>
    </Flex>
  );
}
