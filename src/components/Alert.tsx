import { CloseOutlined } from '@ant-design/icons';
import { type AlertProps, Alert as AntdAlert } from 'antd';
import { Spoken } from './Spoken';
import { statusIcons } from './statusIcons';

/** antd's alert. Its icons have no name, which antd would give in English in every language: its text says what it is. */
export function Alert({ closable, title, ...props }: AlertProps) {
  const { type = props.banner ? 'warning' : 'info' } = props;
  const close = closable && {
    closeIcon: <CloseOutlined aria-hidden />,
    ...(typeof closable === 'object' && closable),
  };
  return (
    <AntdAlert
      icon={statusIcons[type]}
      {...props}
      title={type === 'error' ? <Spoken>{title}</Spoken> : title}
      closable={close}
    />
  );
}
