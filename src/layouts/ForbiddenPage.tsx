import { ErrorStatus } from '@/components/ErrorStatus';

/** The 403 page. */
export function ForbiddenPage() {
  return <ErrorStatus kind="forbidden" />;
}
