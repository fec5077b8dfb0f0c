import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import layout from './layout.module.css';
import { useListAddress } from './list/useListAddress';

/** A link to the parent page, a list as it was left, with an arrow that follows the text direction. */
export function BackLink({ to, text }: { to: string; text: string }) {
  const address = useListAddress(to);
  return (
    <Link to={address} className={`${layout.touchLink} ${layout.screenOnly}`}>
      <ArrowLeftOutlined className={layout.mirrored} aria-hidden />
      {text}
    </Link>
  );
}
