import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import layout from './layout.module.css';

/** A link to the page above, with an arrow that follows the direction of the text. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className={`${layout.touchLink} ${layout.screenOnly}`}>
      <ArrowLeftOutlined className={layout.mirrored} aria-hidden />
      {text}
    </Link>
  );
}
