import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { system } from './system';
import './global.css';

interface ThemeProviderProps {
  /** The nonce that the page's Content-Security-Policy allows for style elements. */
  nonce: string | undefined;
  children: ReactNode;
}

export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  const [cache] = useState(() => createCache({ key: 'fin', ...(nonce && { nonce }) }));
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
