import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 1000;

/** Looks again every second while something is under way. */
export function useFollow(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
