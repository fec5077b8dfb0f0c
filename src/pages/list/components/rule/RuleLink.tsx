import { Link, useLocation } from '@umijs/max';
import typography from '@/components/typography.module.css';

interface RuleLinkProps {
  ruleKey: string;
  name: string;
}

/** Opens a rule's details over the view as it is; an address of its own, which another tab may open too. */
export function RuleLink({ ruleKey, name }: RuleLinkProps) {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search);
  next.set('rule', ruleKey);
  return (
    <Link to={{ pathname, search: next.toString() }} title={name} dir="auto" className={typography.ownWords}>
      {name}
    </Link>
  );
}
