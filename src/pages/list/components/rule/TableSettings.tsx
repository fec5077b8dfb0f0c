import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from '@ant-design/icons';
import { Button, type ButtonProps, Checkbox, Flex, Radio } from 'antd';
import type { MouseEvent } from 'react';
import { Dialog } from '@/components/Dialog';
import { useText } from '@/components/useText';
import type { RuleColumn } from '@/domain/rule/ruleFields';
import {
  type ColumnPin,
  changeColumn,
  DEFAULT_RULE_SETTINGS,
  moveColumn,
  RULE_DENSITIES,
  type RuleColumnSetting,
} from './columnSettings';
import styles from './RulePage.module.css';
import { useRulePage } from './rulePage';

/** Settings of the table: visible columns, their order and pinning, and the density. Applied and stored immediately. */
export function TableSettings({ onClose }: { onClose: () => void }) {
  const { settings, change } = useRulePage();
  const t = useText('rule');
  const { columns, density } = settings;
  const setColumns = (next: RuleColumnSetting[]) => change({ columns: next });

  function handleMove({ currentTarget }: MouseEvent<HTMLElement>, name: RuleColumn, offset: number) {
    setColumns(moveColumn(columns, name, offset));
    // Moving an element in the DOM drops its focus.
    requestAnimationFrame(() => currentTarget.focus());
  }

  const tool = (props: ButtonProps) => (
    <Button type="text" size="small" className={styles.iconButton} {...props} />
  );
  const pinButton = ({ name, pin }: RuleColumnSetting, end: ColumnPin) =>
    tool({
      'aria-label': t(`settings.${end}`, { column: t(`field.${name}`) }),
      'aria-pressed': pin === end,
      icon: end === 'start' ? <VerticalRightOutlined aria-hidden /> : <VerticalLeftOutlined aria-hidden />,
      onClick: () => setColumns(changeColumn(columns, name, { pin: pin === end ? undefined : end })),
    });

  return (
    <Dialog
      open
      title={t('settings')}
      onClose={onClose}
      footer={
        <Flex justify="space-between" gap={8}>
          <Button
            onClick={() =>
              change({ columns: DEFAULT_RULE_SETTINGS.columns, density: DEFAULT_RULE_SETTINGS.density })
            }
          >
            {t('settings.reset')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('settings.done')}
          </Button>
        </Flex>
      }
    >
      <h2 className={styles.settingsTitle}>{t('settings.density')}</h2>
      <Radio.Group
        aria-label={t('settings.density')}
        optionType="button"
        value={density}
        options={RULE_DENSITIES.map((value) => ({ value, label: t(`settings.density.${value}`) }))}
        onChange={({ target }) => change({ density: target.value })}
      />
      <h2 className={styles.settingsTitle}>{t('settings.columns')}</h2>
      <ul className={styles.columns}>
        {columns.map((column, index) => {
          const { name, shown } = column;
          const label = t(`field.${name}`);
          return (
            <Flex component="li" align="center" justify="space-between" gap={8} key={name}>
              <Checkbox
                checked={shown}
                disabled={name === 'name'}
                onChange={({ target }) => setColumns(changeColumn(columns, name, { shown: target.checked }))}
              >
                {label}
              </Checkbox>
              <span className={styles.columnTools}>
                {tool({
                  disabled: index === 0,
                  'aria-label': t('settings.up', { column: label }),
                  icon: <ArrowUpOutlined aria-hidden />,
                  onClick: (event) => handleMove(event, name, -1),
                })}
                {tool({
                  disabled: index === columns.length - 1,
                  'aria-label': t('settings.down', { column: label }),
                  icon: <ArrowDownOutlined aria-hidden />,
                  onClick: (event) => handleMove(event, name, 1),
                })}
                {pinButton(column, 'start')}
                {pinButton(column, 'end')}
              </span>
            </Flex>
          );
        })}
      </ul>
    </Dialog>
  );
}
