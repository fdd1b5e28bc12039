/** An outline of peaks, dashed: nothing is here yet. */
export function RidgeDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 180 84"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d="M4 80 46 30l18 22 10-12 14 18" strokeDasharray="7 6" />
      <path d="M60 80 112 6l26 36 12-12 26 50" strokeDasharray="7 6" />
    </svg>
  );
}
