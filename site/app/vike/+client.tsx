import '../hydrate.tsx';
