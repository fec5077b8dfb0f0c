import { LoadingOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';

/** The turning icon of a button at work, with a name in the user's language. */
export function LoadingIcon() {
  return <LoadingOutlined aria-label={useIntl().formatMessage({ id: 'frame.loading' })} />;
}
