import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';

/** Folds the menu to its icons and back; ProLayout's own is no button. */
export function MenuFold({ folded, onFold }: { folded: boolean; onFold: (folded: boolean) => void }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: folded ? 'console.menu.unfold' : 'console.menu.fold' });
  return (
    <Button
      type="text"
      block
      icon={folded ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
      aria-label={label}
      aria-expanded={!folded}
      onClick={() => onFold(!folded)}
    >
      {folded ? null : label}
    </Button>
  );
}
