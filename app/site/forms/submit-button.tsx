interface SubmitButtonProps {
  sending: boolean;
  label: string;
  sendingLabel: string;
}

export function SubmitButton({ sending, label, sendingLabel }: SubmitButtonProps) {
  return (
    <button type="submit" className="button" disabled={sending}>
      {sending && <span className="spinner" aria-hidden="true" />}
      {sending ? sendingLabel : label}
    </button>
  );
}
