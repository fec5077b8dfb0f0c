import { ErrorStatus } from '@/components/ErrorStatus';

/** The console's sample of the 404 page. */
export default function NotFoundSamplePage() {
  return <ErrorStatus kind="notFound" back="/welcome" />;
}
