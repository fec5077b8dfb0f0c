import { ExclamationCircleFilled } from '@ant-design/icons';
import { Popconfirm, type PopconfirmProps } from 'antd';

/** antd's question beside a button. Its icon has no name, which antd would give in English in every language. */
export function ConfirmPopover(props: PopconfirmProps) {
  return <Popconfirm icon={<ExclamationCircleFilled aria-hidden />} {...props} />;
}
