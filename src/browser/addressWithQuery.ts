/** Appends a query to a path, without a question mark for an empty one. */
export function addressWithQuery(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
