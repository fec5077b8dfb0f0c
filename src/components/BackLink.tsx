import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import layout from './layout.module.css';

/** A link to the parent page, with an arrow that follows the text direction. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className={`${layout.touchLink} ${layout.screenOnly}`}>
      <ArrowLeftOutlined className={layout.mirrored} aria-hidden />
      {text}
    </Link>
  );
}
