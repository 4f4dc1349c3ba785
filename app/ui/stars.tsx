/** A rating in stars; the words say it for those who do not see them. */
export function Stars({ rating, of, label }: { rating: number; of: number; label: string }) {
  const places = Array.from({ length: of }, (_, index) => index + 1);
  const star = 'm12 2.5 3 6.3 6.9.9-5 4.8 1.3 6.9L12 18l-6.2 3.4 1.3-6.9-5-4.8 6.9-.9z';
  return (
    <svg viewBox={`0 0 ${of * 26} 24`} className="h-6 w-auto" role="img" aria-label={label}>
      {places.map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${(place - 1) * 26})`}
          className={`stroke-brass stroke-2 ${place <= rating ? 'fill-brass' : 'fill-none'}`}
        />
      ))}
    </svg>
  );
}
