import { type InferOutput, number, object, optional, safeParse, string } from 'valibot';
import { type LinkTicket, linkTicketSchema } from '@/domain/account/linkedAccount';

const KEY = 'portal_link_ticket';

const keptTicketSchema = object({
  ...linkTicketSchema.entries,
  /** Where the user wanted to go; checked again before it is used. */
  redirect: optional(string()),
  /** Milliseconds since 1970. */
  expiresAt: number(),
});
export type KeptTicket = InferOutput<typeof keptTicketSchema>;

/** Keeps a ticket in this tab until the user has signed in. It never stands in an address, where others could plant theirs. */
export function keepTicket(ticket: LinkTicket, redirect: string | undefined): void {
  const kept: KeptTicket = { ...ticket, redirect, expiresAt: Date.now() + ticket.expiresInSeconds * 1000 };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The user can link the account in the settings.
  }
}

/** Returns the ticket of this tab while it is valid. */
export function readTicket(): KeptTicket | undefined {
  try {
    const parsed = safeParse(keptTicketSchema, JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success && parsed.output.expiresAt > Date.now() ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export function forgetTicket(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}
