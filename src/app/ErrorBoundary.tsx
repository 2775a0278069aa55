import { chakra } from '@chakra-ui/react/styled-system';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../components/Button';
import { ErrorCard } from '../components/feedback/ErrorCard';
import { logFailure } from '../lib/failures';
import { paths } from '../lib/paths';
import { OfflinePage } from './OfflinePage';

interface Props {
  children: ReactNode;
}

/** A class, because React has no hook for error boundaries. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean; wasOffline: boolean }> {
  override state = { isBroken: false, wasOffline: false };

  static getDerivedStateFromError() {
    return { isBroken: true, wasOffline: !navigator.onLine };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    logFailure(`This page broke ${info.componentStack ?? ''}`, error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <chakra.div px="gutter">
        {this.state.wasOffline ? (
          <OfflinePage />
        ) : (
          <ErrorCard
            title="Something went wrong"
            message="This page could not be shown."
            onRetry={() => window.location.reload()}
            action={
              <Button variant="outline" onClick={() => window.location.assign(paths.home)}>
                Go to Home
              </Button>
            }
          />
        )}
      </chakra.div>
    );
  }
}
