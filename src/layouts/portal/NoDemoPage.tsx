import { useT } from '@@/texts/noDemo';
import { StatusPage } from '@/components/StatusPage';

/** `/demo` in a build without the tools for developers and testers (config/plugins/routeMeta.ts). */
export default function NoDemoPage() {
  const t = useT();
  return (
    <StatusPage
      drawing="notFound"
      title={t('noDemo.title')}
      description={t('noDemo.description')}
      action={{ to: '/home', text: t('state.toHome') }}
    />
  );
}
