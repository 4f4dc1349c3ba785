import { useEffect, useState } from 'react';
import type { LegalSection } from '#domain/rich-text/legal-sections.ts';
import type { Draft } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';
import { sendJson } from '../../http/send-json.ts';

/** The pause after a keystroke before the server reads the text again. */
const PAUSE_MS = 350;

interface Preview {
  sections: LegalSection[];
  /** What the sections were made from. */
  content: unknown;
  failed: boolean;
}

/** The sections as the page will show them, read by the server itself: it alone decides what is kept. */
export function usePreview(draft: Draft): Preview | undefined {
  const content = useDraftState(draft, (state) => state.content);
  const [preview, setPreview] = useState<Preview>();
  const shown = preview !== undefined;
  useEffect(() => {
    let over = false;
    const read = async () => {
      const preview = await sendJson<{ sections: LegalSection[] }>(
        `/api/legal-preview/${draft.key}`,
        JSON.stringify({ content }),
      );
      if (over) return;
      setPreview((before) =>
        preview ? { ...preview, content, failed: false } : before && { ...before, failed: true },
      );
    };
    const timer = setTimeout(read, shown ? PAUSE_MS : 0);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [draft, content, shown]);
  return preview;
}
