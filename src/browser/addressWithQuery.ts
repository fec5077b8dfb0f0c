/** A path with its query, without a lone question mark. */
export function addressWithQuery(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
