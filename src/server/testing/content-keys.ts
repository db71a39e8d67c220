import { analysisStore, type NewAnalysis } from '../store/analyses.ts';
import { type ContactMessage, contactMessageStore } from '../store/contact-messages.ts';
import { contentKeyRing } from '../store/content-key-ring.ts';
import { type ContentKeyStore, contentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import { analysisResults, contactMessages } from '../store/schema.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import { noReservation } from '../store/usage.ts';

export const testContentKey = 'a content key for tests only and of enough characters';

export const testKeyRing = contentKeyRing(() => [testContentKey]);

export const testKeys = (db: Database): ContentKeyStore => contentKeyStore(db, testKeyRing);

export const testAnalyses = (db: Database) => analysisStore(db, testKeys(db));

/** Keeps an analysis that nobody spends a check on. */
export const keepFree = async (
  db: Database,
  given: NewAnalysis,
  analyses = testAnalyses(db),
): Promise<AnalysisRow> => {
  const kept = await analyses.keep(given, noReservation);
  if (!kept) throw new Error('there is no such user');
  return kept;
};

/** All analyses that a test app has kept, as they can be read. */
export const keptAnalyses = async (db: Database): Promise<AnalysisRow[]> => {
  const { find } = testAnalyses(db);
  const kept = [];
  for (const { id } of await db.select({ id: analysisResults.id }).from(analysisResults))
    kept.push(await find(id));
  return kept.filter((row) => row !== null);
};

/** All messages to us that a test app has kept, as they can be read. */
export const keptMessages = async (db: Database): Promise<ContactMessage[]> => {
  const { listOf } = contactMessageStore(db, testKeys(db));
  const senders = await db.selectDistinct({ email: contactMessages.email }).from(contactMessages);
  const kept = await Promise.all(senders.map(({ email }) => listOf(email)));
  return kept.flat().sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
};
