import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { preloadLinkedPages, preloadNextPages } from './preload-pages.ts'

/** The first page loads its pictures and sound in this time. */
const settleMs = 3000

/** Loads pages before they are opened. */
export function usePreloading() {
  const { pathname } = useLocation()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const stop = preloadLinkedPages()
    return stop
  }, [])
  useEffect(() => {
    if (!isSettled) return
    const stop = preloadNextPages(pathname)
    return stop
  }, [isSettled, pathname])
}
