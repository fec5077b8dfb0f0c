import { useT } from '@@/texts/rule';
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from '@ant-design/icons';
import { Button, type ButtonProps, Checkbox, Flex, Radio } from 'antd';
import type { MouseEvent } from 'react';
import { Dialog } from '@/components/Dialog';
import layout from '@/components/layout.module.css';
import type { RuleColumn } from '@/domain/rule/ruleFields';
import {
  type ColumnPin,
  changeColumn,
  DEFAULT_RULE_SETTINGS,
  moveColumn,
  RULE_DENSITIES,
  type RuleColumnSetting,
} from './columnSettings';
import { useRulePage } from './rulePage';

/** Settings of the table: visible columns, their order and pinning, and the density. Applied and stored immediately. */
export function TableSettings({ onClose }: { onClose: () => void }) {
  const { settings, change } = useRulePage();
  const t = useT();
  const { columns, density } = settings;
  const setColumns = (next: RuleColumnSetting[]) => change({ columns: next });

  function handleMove({ currentTarget }: MouseEvent<HTMLElement>, name: RuleColumn, offset: number) {
    setColumns(moveColumn(columns, name, offset));
    // Moving an element in the DOM drops its focus.
    requestAnimationFrame(() => currentTarget.focus());
  }

  const tool = (props: ButtonProps) => <Button type="text" size="small" {...props} />;
  const pinButton = ({ name, pin }: RuleColumnSetting, end: ColumnPin) =>
    tool({
      type: pin === end ? 'primary' : 'text',
      'aria-label': t(`rule.settings.${end}`, { column: t(`rule.field.${name}`) }),
      'aria-pressed': pin === end,
      icon: end === 'start' ? <VerticalRightOutlined aria-hidden /> : <VerticalLeftOutlined aria-hidden />,
      onClick: () => setColumns(changeColumn(columns, name, { pin: pin === end ? undefined : end })),
    });

  return (
    <Dialog
      open
      title={t('rule.settings')}
      onClose={onClose}
      footer={
        <Flex justify="space-between" gap={8}>
          <Button
            onClick={() =>
              change({ columns: DEFAULT_RULE_SETTINGS.columns, density: DEFAULT_RULE_SETTINGS.density })
            }
          >
            {t('rule.settings.reset')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('rule.settings.done')}
          </Button>
        </Flex>
      }
    >
      <h2 className={layout.spaceAroundMd}>{t('rule.settings.density')}</h2>
      <Radio.Group
        aria-label={t('rule.settings.density')}
        optionType="button"
        value={density}
        options={RULE_DENSITIES.map((value) => ({ value, label: t(`rule.settings.density.${value}`) }))}
        onChange={({ target }) => change({ density: target.value })}
      />
      <h2 className={layout.spaceAroundMd}>{t('rule.settings.columns')}</h2>
      <Flex component="ul" vertical gap={8}>
        {columns.map((column, index) => {
          const { name, shown } = column;
          const label = t(`rule.field.${name}`);
          return (
            <Flex component="li" align="center" justify="space-between" gap={8} key={name}>
              <Checkbox
                checked={shown}
                disabled={name === 'name'}
                onChange={({ target }) => setColumns(changeColumn(columns, name, { shown: target.checked }))}
              >
                {label}
              </Checkbox>
              <Flex className={layout.fixed} gap={4}>
                {tool({
                  disabled: index === 0,
                  'aria-label': t('rule.settings.up', { column: label }),
                  icon: <ArrowUpOutlined aria-hidden />,
                  onClick: (event) => handleMove(event, name, -1),
                })}
                {tool({
                  disabled: index === columns.length - 1,
                  'aria-label': t('rule.settings.down', { column: label }),
                  icon: <ArrowDownOutlined aria-hidden />,
                  onClick: (event) => handleMove(event, name, 1),
                })}
                {pinButton(column, 'start')}
                {pinButton(column, 'end')}
              </Flex>
            </Flex>
          );
        })}
      </Flex>
    </Dialog>
  );
}
