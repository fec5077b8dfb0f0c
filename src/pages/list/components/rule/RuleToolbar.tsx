import { DownloadOutlined, PlusOutlined, QuestionCircleOutlined, SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
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
    <div className={styles.toolbar}>
      <p role="status" className={styles.total}>
        {total !== undefined && say('total', { total })}
      </p>
      <div className={styles.tools}>
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
      </div>
    </div>
  );
}
