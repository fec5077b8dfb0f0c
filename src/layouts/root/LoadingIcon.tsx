import { useT } from '@@/texts/entry';
import { LoadingOutlined } from '@ant-design/icons';

/** The turning icon of a button at work, with a name in the user's language. */
export function LoadingIcon() {
  return <LoadingOutlined aria-label={useT()('frame.loading')} />;
}
