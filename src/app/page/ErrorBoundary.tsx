import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '../../lib/failures';
import { BrokenPage } from './BrokenPage';

interface Props {
  children: ReactNode;
}

/** A class, because React has no hook for error boundaries. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    logFailure(`This page broke ${info.componentStack ?? ''}`, error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <BrokenPage onRetry={() => window.location.reload()} />;
  }
}
