import type { Diagram } from '../../src/domain/editor/diagram';
import type { Person } from './person';

/** Loads a document of the editors from the server. */
export const readsDocument = ({ page }: Person, documentId: string): Promise<Diagram> =>
  page.evaluate(async (id) => {
    const headers = { 'x-authorization': sessionStorage.getItem('token') ?? '' };
    const reply = await fetch(`/api/v1/console/document/${id}`, { headers });
    return (await reply.json()).result.content;
  }, documentId);
