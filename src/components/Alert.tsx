import { CloseOutlined } from '@ant-design/icons';
import { type AlertProps, Alert as AntdAlert } from 'antd';
import { Spoken } from './Spoken';
import { statusIcons } from './statusIcons';

/** antd's alert, with an icon. The icons have no name, which antd would give in English in every language: the text says what it is. */
export function Alert({ closable, title, showIcon = true, ...props }: AlertProps) {
  const { type = props.banner ? 'warning' : 'info' } = props;
  const close = closable && {
    closeIcon: <CloseOutlined aria-hidden />,
    ...(typeof closable === 'object' && closable),
  };
  return (
    <AntdAlert
      icon={statusIcons[type]}
      showIcon={showIcon}
      {...props}
      title={type === 'error' ? <Spoken>{title}</Spoken> : title}
      closable={close}
    />
  );
}
