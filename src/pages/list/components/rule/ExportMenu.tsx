import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import styles from './RuleToolbar.module.css';
import { useRuleText } from './useRuleText';

interface ExportMenuProps {
  label: string;
  icon: ReactNode;
  loading: boolean;
  onExport: (allColumns: boolean) => void;
}

/** A button that asks which columns to export. */
export function ExportMenu({ label, icon, loading, onExport }: ExportMenuProps) {
  const t = useRuleText();
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: [
          { key: 'shown', label: t('export.shown') },
          { key: 'all', label: t('export.all') },
        ],
        onClick: ({ key }) => onExport(key === 'all'),
      }}
    >
      <Button className={styles.export} icon={icon} loading={loading} aria-haspopup="menu" aria-label={label}>
        <span className={styles.label}>{label}</span>
      </Button>
    </Dropdown>
  );
}
