const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Whether a title holds every word that was searched for; nothing searched for is in every title. */
export function titleMatches(title: string, keyword: string): boolean {
  const text = plain(title);
  return plain(keyword)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
