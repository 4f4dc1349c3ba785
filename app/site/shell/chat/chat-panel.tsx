import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ChatTexts } from './chat-form.tsx';
import { ChatForm } from './chat-form.tsx';

export interface ChatPanelProps {
  texts: ChatTexts;
  onClose(): void;
}

type Step = 'welcome' | 'form';

/** The panel of the chat: a welcome, then the form. The page around it stays usable. */
export function ChatPanel({ texts, onClose }: ChatPanelProps) {
  const [step, setStep] = useState<Step>('welcome');
  const panel = useRef<HTMLDialogElement>(null);
  // Each step begins where one reads on: at its first control.
  useEffect(() => {
    panel.current
      ?.querySelector<HTMLElement>(
        // Not the trap for machines, which stands first and which nobody sees.
        `[data-step=${step}] :is(button, input:not([type=hidden], [tabindex="-1"]))`,
      )
      ?.focus();
  }, [step]);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };

  return (
    <dialog ref={panel} open aria-label={texts.title} onKeyDown={closeOnEscape} className="chat-panel">
      <div className="awning awning-small -mx-px" aria-hidden="true" />
      <div className="flex items-center justify-between gap-4 px-6 pt-4">
        <p className="font-display text-2xl font-bold">{texts.title}</p>
        <button type="button" className="round-button" aria-label={texts.close} onClick={onClose}>
          ✕
        </button>
      </div>
      <div data-step={step} className="px-6 pt-3 pb-6">
        {step === 'welcome' ? (
          <>
            <p className="font-display text-[1.15em] font-bold">{texts.welcome.title}</p>
            <p className="mt-2 mb-5">{texts.welcome.text}</p>
            <button type="button" className="button" onClick={() => setStep('form')}>
              {texts.welcome.action}
            </button>
          </>
        ) : (
          <ChatForm texts={texts} onBack={() => setStep('welcome')} onDone={onClose} />
        )}
      </div>
    </dialog>
  );
}
