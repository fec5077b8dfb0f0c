import { ErrorStatus } from '@/components/ErrorStatus';

/** The console's sample of the 403 page. */
export default function ForbiddenSamplePage() {
  return <ErrorStatus kind="forbidden" back="/welcome" />;
}
