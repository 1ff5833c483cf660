import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailurePanel } from './FailurePanel.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Another place, another try: the boundary resets when this changes. */
  readonly resetKey?: string;
}

const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported|module script|preload/i.test(error.message);

/** Catches what a page throws while it renders; the frame around the page goes on working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page failed to render.', error, info.componentStack);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (previous.resetKey !== this.props.resetKey && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  private retry(): void {
    // A chunk that could not be loaded stays failed for as long as the page lives.
    if (isChunkFailure(this.state.error)) window.location.reload();
    else this.setState({ error: undefined });
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <FailurePanel error={this.state.error} onRetry={() => this.retry()} />;
  }
}
