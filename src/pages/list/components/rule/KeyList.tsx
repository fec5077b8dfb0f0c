import { Flex, Modal, Switch } from 'antd';
import { useId } from 'react';
import typography from '@/components/typography.module.css';
import styles from './RulePage.module.css';
import { RULE_KEYS } from './ruleKeys';
import { useRuleText } from './useRuleText';

interface KeyListProps {
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
  onClose: () => void;
}

/** Every key and what it does; and the way to switch single keys off for those who dictate, or hit them by mistake. */
export function KeyList({ enabled, onEnable, onClose }: KeyListProps) {
  const say = useRuleText();
  const id = useId();
  return (
    <Modal open title={say('keys.title')} footer={null} onCancel={onClose}>
      <Flex align="center" gap={12}>
        <Switch id={id} checked={enabled} onChange={onEnable} aria-describedby={`${id}hint`} />
        <label htmlFor={id}>{say('keys.enabled')}</label>
      </Flex>
      <p id={`${id}hint`} className={typography.secondary}>
        {say('keys.enabled.hint')}
      </p>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">{say('keys.key')}</th>
            <th scope="col">{say('keys.effect')}</th>
          </tr>
        </thead>
        <tbody>
          {RULE_KEYS.map(({ keys, effect }) => (
            <tr key={effect}>
              <th scope="row" dir="ltr">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{say(`keys.${effect}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
