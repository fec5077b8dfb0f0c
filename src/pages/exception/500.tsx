import { ErrorStatus } from '@/components/ErrorStatus';

/** The console's sample of the 500 page. */
export default function ServerErrorSamplePage() {
  return <ErrorStatus kind="serverError" back="/welcome" />;
}
