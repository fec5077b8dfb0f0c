import { DownloadOutlined, PlusOutlined, QuestionCircleOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import styles from './RulePage.module.css';
import { useRuleText } from './useRuleText';

interface RuleToolbarProps {
  /** Missing until it is known. */
  total: number | undefined;
  exporting: boolean;
  onCreate: () => void;
  onExport: () => void;
  onSettings: () => void;
  onKeys: () => void;
}

/** How much the search finds, and what can be done with the whole table. */
export function RuleToolbar({ total, exporting, onCreate, onExport, onSettings, onKeys }: RuleToolbarProps) {
  const say = useRuleText();
  return (
    <Flex wrap align="center" justify="space-between" gap={12}>
      <p role="status">{total !== undefined && say('total', { total })}</p>
      <Flex className={styles.tools} wrap align="center" gap={8}>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
          {say('create')}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} loading={exporting} onClick={onExport}>
          {say('export')}
        </Button>
        <Button icon={<SettingOutlined aria-hidden />} onClick={onSettings}>
          {say('settings')}
        </Button>
        <Button icon={<QuestionCircleOutlined aria-hidden />} onClick={onKeys}>
          {say('keys')}
        </Button>
      </Flex>
    </Flex>
  );
}
