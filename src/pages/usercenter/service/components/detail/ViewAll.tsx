import { useT } from '@@/texts/instance';
import { PageLink } from '@/components/PageLink';

/** A link from the newest entries to the list of all. `label` begins with its words and says which. */
export function ViewAll({ to, label }: { to: string; label: string }) {
  const t = useT();
  return (
    <PageLink onlyLink to={to} aria-label={label}>
      {t('instance.all')}
    </PageLink>
  );
}
