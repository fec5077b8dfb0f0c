/** A link a person keeps at their workplace; an empty name is the page's own title. */
export interface WorkplaceLinkRecord {
  linkId: string;
  userId: string;
  path: string;
  name: string;
}
