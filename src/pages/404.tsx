import { ErrorStatus } from '@/components/ErrorStatus';

/** `/404` and every unknown path (spec section 2). */
export default function NotFoundPage() {
  return <ErrorStatus kind="notFound" />;
}
